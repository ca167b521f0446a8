import { createChat, type ChatModule } from '@org/im-sdk'
import { cloudConfig } from '@org/im-sdk/config'
import { groups } from '@org/im-sdk/groups'
import { liveRooms } from '@org/im-sdk/live-rooms'
import { topics } from '@org/im-sdk/topics'
import { uploads } from '@org/im-sdk/uploads'
import { inline } from '../markdown'

/** The methods of an instance by module, for the package's README. */
export const sdkMethods = (): string => {
  const core = methodsWith([])
  const lines = [groups, topics, cloudConfig, uploads(), liveRooms].map((module) => {
    const own = methodsWith([module]).filter((name) => !core.includes(name))
    return `- ${inline(module.name)}: ${own.map(inline).join(' ')}`
  })
  return [`- core: ${core.map(inline).join(' ')}`, ...lines].join('\n')
}

/** No connection is opened before a login. */
const methodsWith = (modules: readonly ChatModule<object>[]): readonly string[] =>
  Object.keys(createChat({ SDKAppID: 1, endpoints: { default: 'wss://im.example.com' }, instanceID: 'docs', modules }))
