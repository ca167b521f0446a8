import type { ChatModule, ModuleContext } from '../modules'
import { groupApplicationCommands } from '../protocol/commands/group-applications'
import { TYPES } from '../protocol/constants'
import { imError } from '../protocol/im-error'
import { GROUP_LIMITS } from '../protocol/limits'
import type { Reply } from '../rpc/caller'
import { readAll } from '../rpc/read-pages'
import { toResult, type Result } from '../result'
import type { Group } from '../store/group'
import type { Message } from '../store/message'

/**
 * Somebody asks to join a group that the user manages (`applicationType` 0), or a member wants to add `applicant` to it
 * (1).
 */
export type GroupApplication = Readonly<Reply<'getGroupApplicationList'>['applicationList'][number]>

export interface HandleApplicationOptions {
  handleAction: 'Agree' | 'Reject'
  /** For the applicant. */
  handleMessage?: string
  /** The notice that brought the application, or the application from the list: one of the two. */
  message?: Message
  application?: GroupApplication
}

export interface GroupApplicationMethods {
  /** The open applications to all groups that the user manages, newest first. */
  getGroupApplicationList(): Promise<Result<{ readonly applicationList: readonly GroupApplication[] }>>
  /** The first manager decides; for the others the application is no longer open. */
  handleGroupApplication(options: HandleApplicationOptions): Promise<Result<{ readonly group: Group }>>
}

/** Applications to join groups, and invitations that need permission. Needs the module `groups`. */
export const groupApplications: ChatModule<GroupApplicationMethods> = {
  name: 'groupApplications',
  install: (context) => {
    context.caller.registerCommands(groupApplicationCommands)
    return {
      getGroupApplicationList: () => toResult(async () => ({ applicationList: await all(context) })),
      handleGroupApplication: (options) => toResult(async () => ({ group: await handle(context, options) })),
    }
  },
}

const all = ({ caller, session }: ModuleContext): Promise<readonly GroupApplication[]> =>
  readAll(0, async (startTime) => {
    const { applicationList, nextStartTime } = await caller.call('getGroupApplicationList', {
      startTime,
      limit: GROUP_LIMITS.applicationPage,
      handleAccount: session.me.get().userID,
    })
    const items = applicationList.filter((application) => typeof application?.groupID === 'string')
    return { items, next: nextStartTime === startTime ? null : nextStartTime || null }
  })

/** What names an application. */
interface Named {
  readonly groupID: string
  readonly applicant: string
  readonly messageKey: number
  readonly authentication: string
  readonly isInvitation: boolean
}

const handle = async (context: ModuleContext, options: HandleApplicationOptions): Promise<Group> => {
  const { handleAction, handleMessage = '', message, application } = options ?? {}
  if (handleAction !== 'Agree' && handleAction !== 'Reject')
    throw imError('PARAMS_INVALID', '`handleAction` must be Agree or Reject.')
  const named = application === undefined ? fromNotice(message) : fromList(application)
  if (named === null)
    throw imError('PARAMS_INVALID', 'Pass the `application` of the list, or the `message` of its notice.')
  const { isInvitation, applicant, ...rest } = named
  const decision = { ...rest, handleAction, handleMessage }
  if (isInvitation) await context.caller.call('handleGroupInvitation', { ...decision, invitee: applicant })
  else await context.caller.call('handleGroupApplication', { ...decision, applicant })
  const group = await context.services.get('groupOf')?.(named.groupID)
  if (!group) throw imError('CANNOT_FIND_MODULE', 'Applications need the module `groups`: pass it to createChat too.')
  return group
}

const fromList = ({ applicationType, groupID, applicant, messageKey, authentication }: GroupApplication): Named => ({
  groupID,
  applicant,
  messageKey,
  authentication,
  isInvitation: applicationType === 1,
})

/** The operation of the notice that a member wants to add somebody. */
const INVITATION = 23

const fromNotice = (message: Message | undefined): Named | null => {
  if (message?.type !== TYPES.MSG_GRP_SYS_NOTICE || message.payload.applicant === '') return null
  const { groupProfile, applicant, messageKey, authentication, operationType } = message.payload
  return {
    groupID: groupProfile.groupID,
    applicant,
    messageKey,
    authentication,
    isInvitation: operationType === INVITATION,
  }
}
