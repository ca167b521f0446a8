import type { Group } from '../store/group'
import { isCount } from '../rpc/read-message'
import { fieldsOf } from './group'

const TEXTS = ['name', 'avatar', 'introduction', 'notification', 'ownerID'] as const
const COUNTS = ['maxMemberCount', 'infoSequence', 'lastInfoTime'] as const
const OPTIONS = {
  joinOption: ['FreeAccess', 'NeedPermission', 'DisableApply'],
  inviteOption: ['FreeAccess', 'NeedPermission', 'DisableInvite'],
} as const

/** The group with the fields of the profile that a tip says have changed. */
export const withProfile = (group: Group, profile: Readonly<Record<string, unknown>>): Group => {
  const changed: Record<string, unknown> = {}
  for (const name of TEXTS) if (typeof profile[name] === 'string') changed[name] = profile[name]
  for (const name of COUNTS) if (isCount(profile[name])) changed[name] = profile[name]
  for (const name of ['joinOption', 'inviteOption'] as const)
    if ((OPTIONS[name] as readonly unknown[]).includes(profile[name])) changed[name] = profile[name]
  if (profile.muteAllMembers !== undefined) changed.muteAllMembers = profile.muteAllMembers === 'On'
  if (profile.groupCustomField !== undefined) changed.groupCustomField = fieldsOf(profile.groupCustomField)
  return { ...group, ...changed }
}
