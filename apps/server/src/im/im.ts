import type { Context } from '../services/context'
import { messagesFrom, newestSequence } from '../store/im/messages'
import { seconds } from '../ports/clock'
import { groupKey } from '../store/im/conversation-id'
import { membersAmong } from '../store/im/group-members'
import { groupIDsOfMember, type GroupMember, type GroupRow } from '../store/im/groups'
import { Answers } from '../services/changes/answers'
import { AppConfigs } from './config/app-config'
import type { Connection } from './gateway/connection'
import { groupTopic, userTopic } from '../ports/topics'
import { createAppend } from './push/append-and-announce'
import { CounterPushes } from './push/counter-pushes'
import { Fanout } from './push/fanout'
import { Notifications } from './push/notifications'
import { createGroups, createManagers, createMembers, createTopics, memberKey } from './group-lookups'
import { createIdentities, type Identity } from './sessions/identities'
import type { GatewayLimits } from './gateway/limits'
import type { Lookup } from './sessions/lookup'
import { Overload } from './gateway/overload'
import { createPollKeys, type PollKeys } from './rooms/poll-key'
import { OnlineUsers } from './presence/online-users'
import { UserStatuses } from './presence/user-statuses'
import { Restrictions } from './restrictions/restrictions'
import { Rooms } from './rooms/rooms'
import { loadReminders } from './push/reminders'
import { Outdated } from './push/outdated'
import { Sequences } from './push/sequences'
import { kickEarlier, kickEnded, kickOthers, Sessions } from './sessions/sessions'
import { createSyncCookies, type SyncCookies } from './sync/sync-cookie'

/** The messaging core: everything except sockets. A simulation provides its own links and clock. */
export interface Im {
  readonly context: Context
  readonly limits: GatewayLimits
  readonly identities: Lookup<Identity>
  /** Groups by id, a few seconds old at most. */
  readonly groups: Lookup<GroupRow>
  /** Topics by id with their switches, a few seconds old at most. */
  readonly topics: Lookup<{ readonly mute_all: boolean }>
  /** Memberships by `memberKey`, a few seconds old at most. */
  readonly members: Lookup<GroupMember>
  /** The ids of the managers of a chat room, at most two seconds old. */
  readonly managers: Lookup<ReadonlySet<string>>
  readonly sequences: Sequences
  readonly fanout: Fanout
  readonly counterPushes: CounterPushes
  readonly sessions: Sessions
  readonly rooms: Rooms
  readonly pollKeys: PollKeys
  readonly syncCookies: SyncCookies
  readonly overload: Overload
  readonly appConfigs: AppConfigs
  readonly answers: Answers
  readonly restrictions: Restrictions
  readonly online: OnlineUsers
  readonly statuses: UserStatuses
}

export const createIm = (context: Context, limits: GatewayLimits): Im => {
  const { db, bus, clock, log } = context
  const onError = (error: unknown) => log.error({ err: error }, 'the messaging core failed at something')
  const groups = createGroups(context)
  const members = createMembers(context)
  const managers = createManagers(context)
  const outdated = new Outdated(async (connections, userID, convIDs) => {
    // The module needs the core, which needs this.
    const { pushConversationsTo } = await import('./push/tell-conversations')
    await pushConversationsTo(im, connections, userID, convIDs)
  }, onError)
  const fanout = new Fanout({
    bus,
    clock,
    onLogin: kickEarlier,
    onKickOther: (connections, event) => kickOthers(connections, event, seconds(clock)),
    onEnded: kickEnded,
    onOutdated: (connections, { convIDs }) => {
      for (const userID of usersOf(connections)) outdated.add(connections, userID, convIDs)
    },
    onMembership: (connections, { groupID, isMember }) => {
      for (const connection of connections) {
        const userID = connection.session?.user.userID
        connection.membershipChanges += 1
        if (userID === undefined) continue
        members.forget(memberKey(userID, groupID))
        if (isMember) fanout.join(connection, groupTopic(groupID))
        else fanout.leave(connection, groupTopic(groupID))
      }
    },
    onGroup: (connections, { groupID, userIDs, isDismissed }) => {
      groups.forget(groupID)
      managers.forget(groupID)
      for (const userID of userIDs) members.forget(memberKey(userID, groupID))
      if (!isDismissed) return
      for (const connection of connections) {
        connection.membershipChanges += 1
        if (connection.session !== null) members.forget(memberKey(connection.session.user.userID, groupID))
        fanout.leave(connection, groupTopic(groupID))
      }
    },
    membersAmong: (groupID, userIDs) => membersAmong(db, groupID, userIDs),
    onError,
  })
  const sequences = new Sequences({
    clock,
    append: createAppend(context),
    onStored: (batch) => {
      fanout.publish(batch)
      notifications?.stored(batch)
    },
    onError,
  })
  const sessions = new Sessions(clock, limits)
  const overload = new Overload(() => sequences.queued, context.random)
  const processID = Buffer.from(context.random.bytes(9)).toString('base64url')
  const online = new OnlineUsers({
    bus,
    clock,
    processID,
    isHere: (userID) => sessions.of(userID).size > 0,
    all: () => sessions.userIDs,
    onChanged: (userIDs) => statuses.touched(userIDs),
  })
  const { notifier } = context
  const isOnline = (userID: string) => online.isOnline(userID)
  const notifications =
    notifier === null ? null : new Notifications({ db, notifier, isOnline, now: () => seconds(clock), log })
  const statuses: UserStatuses = new UserStatuses({ context, online, max: limits.subscriptionsPerSocket })
  sessions.onTouched = (userID) => online.touched(userID)
  const im: Im = {
    context,
    limits,
    identities: createIdentities(context),
    groups,
    topics: createTopics(context),
    members,
    managers,
    fanout,
    counterPushes: new CounterPushes(clock, (body) =>
      fanout.publishTo(groupTopic(body.groupID), { kind: 'groupPush', name: 'pushGroupCounters', body }),
    ),
    sequences,
    sessions,
    rooms: new Rooms({
      bus,
      clock,
      processID,
      roomsPerSocket: limits.roomsPerSocket,
      newest: (groupID) => newestSequence(db, groupKey(groupID)),
      read: (groupID, from, count) => messagesFrom(db, groupKey(groupID), from, count),
      chatterMost: () => overload.chatterMost(),
      onError,
    }),
    pollKeys: createPollKeys(context.config.secrets),
    syncCookies: createSyncCookies(context.config.secrets),
    overload,
    appConfigs: new AppConfigs(context, sessions),
    answers: new Answers(context),
    restrictions: new Restrictions(context),
    online,
    statuses,
  }
  return im
}

const usersOf = (connections: ReadonlySet<Connection>): ReadonlySet<string> =>
  new Set([...connections].flatMap(({ session }) => (session === null ? [] : [session.user.userID])))

/** Subscribes the connection to the session's topics: the user's own and those of its groups. */
export const follow = async (im: Im, connection: Connection, userID: string): Promise<void> => {
  im.fanout.join(connection, userTopic(userID))
  const reminders = loadReminders(im.context.db, connection, userID)
  for (let changes = -1; changes !== connection.membershipChanges && !connection.isClosed;) {
    changes = connection.membershipChanges
    // The groups follow the reminders, because messages of discarded groups are not pushed.
    const [groupIDs] = await Promise.all([groupIDsOfMember(im.context.db, userID), reminders])
    if (changes === connection.membershipChanges && !connection.isClosed)
      for (const groupID of groupIDs) im.fanout.join(connection, groupTopic(groupID))
  }
}

/** Ends the session of a connection, which may stay open. */
export const leave = (im: Im, connection: Connection): void => {
  const { session } = connection
  im.fanout.leaveAll(connection)
  im.statuses.unwatch(connection)
  if (session === null) return
  im.rooms.disconnected(connection, session.user.userID)
  im.sessions.loggedOut(connection)
  connection.session = null
  connection.anonymousSince = im.context.clock.now()
}
