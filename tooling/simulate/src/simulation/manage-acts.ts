import { TYPES, type ImError } from '@org/im-sdk'
import type { ActOf, Management } from './schedule'
import type { SimDevice } from './sim-device'
import { UNDECIDED } from './undecided'
import type { World } from './world'

type Manage = ActOf<'manage'>

/** A change of the managed group that somebody has tried. */
export interface Managed {
  readonly change: Management
  readonly operatorID: string
  readonly userID: string
  /** It was acknowledged to have changed something. */
  isDone: boolean
}

/** A message to the managed group. */
export interface Spoken {
  readonly text: string
  readonly device: SimDevice
  /** Null while nothing is acknowledged. */
  sequence: number | null
  /** The name of the error. */
  refusal: string | null
}

/** Users who manage a group and write to it, and the replies. */
export class ManageActs {
  readonly tried: Managed[] = []
  readonly spoken: Spoken[] = []

  constructor(private readonly world: World) {}

  async manage({ device: name, change, whom }: Pick<Manage, 'device' | 'change' | 'whom'>): Promise<void> {
    const { world } = this
    const device = world.device(name)
    const userID = world.targetID(whom)
    if (!device.chat.isReady()) return
    const managed: Managed = { change, operatorID: device.userID, userID, isDone: false }
    this.tried.push(managed)
    const what = `${name} ${change} ${whom}`
    try {
      managed.isDone = await this.run(device, change, userID)
      world.note(`${what}: ${managed.isDone ? 'done' : 'nothing to do'}`)
    } catch (error) {
      const { errorName = String(error) } = error as Partial<ImError>
      world.note(`${what}: ${errorName}`)
      if (!UNDECIDED.has(errorName) && !MANAGE_REFUSALS.has(errorName))
        world.broken('I12', `${what} fails: ${errorName}`)
    }
  }

  async speak(name: string): Promise<Spoken | null> {
    const { world } = this
    const device = world.device(name)
    if (!device.chat.isReady()) return null
    const text = `${name}:m${world.nextText()}`
    const to = world.managedID
    const message = device.chat.createTextMessage({ to, conversationType: TYPES.CONV_GROUP, payload: { text } })
    const spoken: Spoken = { text, device, sequence: null, refusal: null }
    this.spoken.push(spoken)
    try {
      spoken.sequence = (await device.chat.sendMessage(message)).data.message.sequence
      world.note(`${text} is acknowledged as ${spoken.sequence}`)
    } catch (error) {
      const { errorName = String(error) } = error as Partial<ImError>
      spoken.refusal = errorName
      world.note(`${text}: ${errorName}`)
      if (!UNDECIDED.has(errorName) && !SPEAK_REFUSALS.has(errorName))
        world.broken('I15', `${text} is refused with ${errorName}`)
    }
    return spoken
  }

  /** True if it is acknowledged that something has changed. */
  private async run({ chat }: SimDevice, change: Management, userID: string): Promise<boolean> {
    const { managedID: groupID } = this.world
    switch (change) {
      case 'add': {
        const { data } = await chat.addGroupMember({ groupID, userIDList: [userID] })
        return data.successUserIDList.includes(userID)
      }
      case 'kick': {
        const { data } = await chat.deleteGroupMember({ groupID, userIDList: [userID] })
        return data.userIDList.includes(userID)
      }
      case 'mute':
      case 'unmute':
        await chat.setGroupMemberMuteTime({ groupID, userID, muteTime: change === 'mute' ? DAY_SECONDS : 0 })
        return true
      case 'muteAll':
      case 'unmuteAll':
        await chat.updateGroupProfile({ groupID, muteAllMembers: change === 'muteAll' })
        return false
      case 'promote':
      case 'demote':
        await chat.setGroupMemberRole({ groupID, userID, role: change === 'promote' ? 'Admin' : 'Member' })
        return false
      case 'transfer':
        await chat.changeGroupOwner({ groupID, newOwnerID: userID })
        return true
      case 'dismiss':
        await chat.dismissGroup(groupID)
        return true
      case 'enter':
        return (await chat.joinGroup({ groupID })).data.status === TYPES.JOIN_STATUS_SUCCESS
      case 'leave':
        await chat.quitGroup(groupID)
        return true
    }
  }
}

const DAY_SECONDS = 86_400

/** The user may not, or there is nobody or nothing to do it to. */
const MANAGE_REFUSALS: ReadonlySet<string> = new Set([
  'GROUP_PERMISSION_DENY',
  'GROUP_NOT_FOUND',
  'CANNOT_FIND_GROUP',
  'MEMBER_NOT_IN_GROUP',
  'NOT_OWNER',
  'CANNOT_CHANGE_OWNER_TO_SELF',
  'CANNOT_MUTE_SELF',
  'CANNOT_SET_SELF_ROLE',
  'OVER_FREQUENCY_LIMIT',
])

const SPEAK_REFUSALS: ReadonlySet<string> = new Set(['GROUP_PERMISSION_DENY', 'GROUP_MUTE_DENY', 'GROUP_NOT_FOUND'])
