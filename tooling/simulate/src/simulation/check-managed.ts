import { TYPES } from '@org/im-sdk'
import type { ManageActs, Managed, Spoken } from './manage-acts'
import { readStore, type StoredWorld } from './stored-world'
import type { StoredManaged, StoredTip } from './stored-managed'
import type { World } from './world'

/** I15 of the store: the members, their roles and mutes are what the tips say, and each change has one tip. */
export const checkManaged = (world: World, acts: ManageActs, stored: StoredWorld): void => {
  const { managed } = stored
  if (managed === null) return
  if (!managed.isDismissed) compare(world, managed, replayed(world, managed.tips))
  checkTips(world, acts.tried, managed.tips)
  const history = stored.histories.get(world.key(0, 'managed')) ?? []
  for (const { text, sequence } of acts.spoken) {
    const found = history.filter((row) => row.text === text)
    if (found.length > 1) world.broken('I2', `${text} is stored ${found.length} times`)
    if (sequence !== null && found.every(({ seq }) => seq !== sequence))
      world.broken('I1', `${text} was acknowledged as ${sequence} and is stored as ${found.map(({ seq }) => seq)}`)
  }
  checkLeavers(world, managed)
}

interface Replayed {
  ownerID: string
  isMuteAll: boolean
  readonly members: Map<string, string>
  readonly muted: Set<string>
}

/** The group after all its tips. */
const replayed = (world: World, tips: readonly StoredTip[]): Replayed => {
  const [ownerID = '', ...others] = world.userIDs
  const members = new Map([[ownerID, 'Owner'], ...others.map((userID) => [userID, 'Member'] as const)])
  const group: Replayed = { ownerID, isMuteAll: false, members, muted: new Set() }
  for (const tip of tips) {
    take(group, tip)
    if (tip.memberCount !== members.size)
      world.broken('I15', `tip ${tip.seq} counts ${tip.memberCount} members where there are ${members.size}`)
  }
  return group
}

const take = (group: Replayed, { operationType, userIDList, newGroupProfile, memberList }: StoredTip): void => {
  const { members, muted } = group
  if (operationType === TYPES.GRP_TIP_MBR_JOIN) for (const userID of userIDList) members.set(userID, 'Member')
  if (operationType === TYPES.GRP_TIP_MBR_QUIT || operationType === TYPES.GRP_TIP_MBR_KICKED_OUT)
    for (const userID of userIDList) members.delete(userID)
  if (operationType === TYPES.GRP_TIP_MBR_SET_ADMIN) for (const userID of userIDList) members.set(userID, 'Admin')
  if (operationType === TYPES.GRP_TIP_MBR_CANCELED_ADMIN) for (const userID of userIDList) members.set(userID, 'Member')
  const { ownerID, muteAllMembers } = newGroupProfile ?? {}
  if (muteAllMembers !== undefined) group.isMuteAll = muteAllMembers === 'On'
  if (ownerID !== undefined) {
    members.set(group.ownerID, 'Member').set(ownerID, 'Owner')
    group.ownerID = ownerID
  }
  for (const { userID, muteTime } of memberList) {
    if (muteTime === undefined) continue
    if (muteTime > 0) muted.add(userID)
    else muted.delete(userID)
  }
}

const compare = (world: World, stored: StoredManaged, group: Replayed): void => {
  const said = describe(group)
  const is = describe(stored)
  if (said !== is) world.broken('I15', `the managed group is ${is} where its tips say ${said}`)
}

const describe = ({ ownerID, isMuteAll, members, muted }: Replayed | StoredManaged): string =>
  JSON.stringify({ ownerID, isMuteAll, members: [...members].toSorted(), muted: [...muted].toSorted() })

/** What was acknowledged has a tip, and nothing has more tips than it was tried. */
const checkTips = (world: World, tried: readonly Managed[], tips: readonly StoredTip[]): void => {
  const keys = new Set([...tried.map(keyOf), ...tips.map(keyOfTip)])
  for (const key of keys) {
    const attempts = tried.filter((managed) => keyOf(managed) === key)
    const done = attempts.filter(({ isDone, change }) => isDone && change !== 'dismiss').length
    const told = tips.filter((tip) => keyOfTip(tip) === key).length
    if (told < done || told > attempts.length)
      world.broken('I15', `${key}: ${attempts.length} attempts, ${done} acknowledged, ${told} tips`)
  }
}

/** The kind of the tip, who does it, and to whom. */
const keyOf = ({ change, operatorID, userID }: Managed): string => {
  const isOfSelf = change === 'enter' || change === 'leave'
  const isOfAll = change === 'muteAll' || change === 'unmuteAll' || change === 'dismiss'
  return `tip ${TIPS[change]} of ${operatorID} about ${isOfSelf ? operatorID : isOfAll ? '' : userID}`
}

const keyOfTip = ({ operationType, operatorID, userIDList }: StoredTip): string =>
  `tip ${operationType} of ${operatorID} about ${userIDList.join()}`

const TIPS: Readonly<Record<Managed['change'], number>> = {
  add: TYPES.GRP_TIP_MBR_JOIN,
  enter: TYPES.GRP_TIP_MBR_JOIN,
  leave: TYPES.GRP_TIP_MBR_QUIT,
  kick: TYPES.GRP_TIP_MBR_KICKED_OUT,
  promote: TYPES.GRP_TIP_MBR_SET_ADMIN,
  demote: TYPES.GRP_TIP_MBR_CANCELED_ADMIN,
  transfer: TYPES.GRP_TIP_GRP_PROFILE_UPDATED,
  muteAll: TYPES.GRP_TIP_GRP_PROFILE_UPDATED,
  unmuteAll: TYPES.GRP_TIP_GRP_PROFILE_UPDATED,
  mute: TYPES.GRP_TIP_MBR_PROFILE_UPDATED,
  unmute: TYPES.GRP_TIP_MBR_PROFILE_UPDATED,
  dismiss: 0,
}

/** I6: those who have left are told of nothing from after they left. */
const checkLeavers = (world: World, { members, isDismissed, tips }: StoredManaged): void => {
  if (isDismissed) return
  const leaving: ReadonlySet<number> = new Set([TYPES.GRP_TIP_MBR_QUIT, TYPES.GRP_TIP_MBR_KICKED_OUT])
  for (const device of world.devices) {
    if (members.has(device.userID)) continue
    const left = tips.findLast((tip) => leaving.has(tip.operationType) && tip.userIDList.includes(device.userID))
    for (const { conversationID, sequence, text } of device.log.told)
      if (conversationID === world.conversationID('managed') && sequence > (left?.seq ?? 0))
        world.broken('I6', `${device.name} has left the managed group and was told of ${text}`)
  }
}

/** I15 of the devices: members show the group as it is stored. Who is in which group is checked with all groups. */
export const checkManagedShown = (world: World, { managed }: StoredWorld): void => {
  if (managed === null || managed.isDismissed) return
  const { ownerID, members, isMuteAll } = managed
  for (const device of world.devices) {
    const group = device.log.groups?.find(({ groupID }) => groupID === world.managedID)
    const role = members.get(device.userID)
    if (group === undefined || role === undefined) continue
    const shown = [group.ownerID, group.memberCount, group.muteAllMembers, group.selfInfo?.role].join()
    const expected = [ownerID, members.size, isMuteAll, role].join()
    if (shown !== expected)
      world.broken('I15', `${device.name} shows the managed group as ${shown} where it is ${expected}`)
  }
}

/**
 * I15 and I6 without faults: the owner removes one member and mutes another, and then everybody writes. Those who may
 * not are refused with the reason, and those who have left see nothing.
 */
export const checkSpeaking = async (world: World, acts: ManageActs): Promise<void> => {
  const before = (await readStore(world)).managed
  if (before === null) return
  const owner = world.devices.find(({ userID }) => userID === before.ownerID)
  const others = world.userIDs.flatMap((userID, user) =>
    before.members.has(userID) && userID !== before.ownerID ? [user] : [],
  )
  if (owner !== undefined && !before.isDismissed) {
    const [removed, muted] = others
    if (removed !== undefined) void acts.manage({ device: owner.name, change: 'kick', whom: removed })
    if (muted !== undefined) void acts.manage({ device: owner.name, change: 'mute', whom: muted })
  }
  await world.pass(3_000)
  const stored = (await readStore(world)).managed
  if (stored === null) return
  const all = Promise.all(world.devices.map(({ name }) => acts.speak(name)))
  await world.pass(5_000)
  const spoken = (await all).filter((one) => one !== null)
  for (const one of spoken) checkSpoken(world, one, stored)
  checkManaged(world, acts, await readStore(world))
}

const checkSpoken = (world: World, { text, device, sequence, refusal }: Spoken, stored: StoredManaged): void => {
  const expected = refusalOf(stored, device.userID)
  if (refusal !== expected)
    world.broken('I15', `${text} is ${refusal ?? `stored as ${sequence}`} where it should be ${expected ?? 'stored'}`)
  if (refusal !== null) return
  for (const other of world.devices) {
    const isToldOf = other.userID !== device.userID && stored.members.has(other.userID)
    if (isToldOf && !other.log.knows(text)) world.broken('I1', `${other.name} was not told of ${text}`)
    if (!stored.members.has(other.userID) && other.pushed.all.has(text))
      world.broken('I6', `${other.name} has left the managed group and got ${text}`)
  }
}

/** Why a user may not write to the managed group; null if it may. */
const refusalOf = ({ isDismissed, members, muted, isMuteAll }: StoredManaged, userID: string): string | null => {
  if (isDismissed) return 'GROUP_NOT_FOUND'
  const role = members.get(userID)
  if (role === undefined) return 'GROUP_PERMISSION_DENY'
  return muted.has(userID) || (isMuteAll && role === 'Member') ? 'GROUP_MUTE_DENY' : null
}
