import { createChat, type ChatModule } from '@org/im-sdk'
import { blocklist } from '@org/im-sdk/blocklist'
import { cloudConfig } from '@org/im-sdk/config'
import { devices } from '@org/im-sdk/devices'
import { friends } from '@org/im-sdk/friends'
import { groupApplications } from '@org/im-sdk/group-applications'
import { groupMembers } from '@org/im-sdk/group-members'
import { groups } from '@org/im-sdk/groups'
import { liveRooms } from '@org/im-sdk/live-rooms'
import { localSearch } from '@org/im-sdk/local-search'
import { mentions } from '@org/im-sdk/mentions'
import { profiles } from '@org/im-sdk/profiles'
import { reactions } from '@org/im-sdk/reactions'
import { topics } from '@org/im-sdk/topics'
import { typing } from '@org/im-sdk/typing'
import { uploads } from '@org/im-sdk/uploads'
import { userStatus } from '@org/im-sdk/user-status'
import { inline } from '../markdown'

/** The methods of an instance by module, for the package's README. */
export const sdkMethods = (): string => {
  const core = methodsWith([])
  const lines = [
    groups,
    groupMembers,
    groupApplications,
    topics,
    profiles,
    friends,
    userStatus,
    blocklist,
    devices(),
    cloudConfig,
    uploads(),
    liveRooms,
    localSearch(),
    mentions,
    reactions,
    typing,
  ].map((module) => {
    // Rooms are groups.
    const needed = module === liveRooms ? [groups] : []
    const others = methodsWith(needed)
    const own = methodsWith([...needed, module]).filter((name) => !others.includes(name))
    return `- ${inline(module.name)}: ${own.map(inline).join(' ')}`
  })
  return [`- core: ${core.map(inline).join(' ')}`, ...lines].join('\n')
}

/** No connection is opened before a login. */
const methodsWith = (modules: readonly ChatModule<object>[]): readonly string[] =>
  Object.keys(createChat({ SDKAppID: 1, endpoints: { default: 'wss://im.example.com' }, instanceID: 'docs', modules }))
