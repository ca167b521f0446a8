import { imError } from './protocol/im-error'

/**
 * The methods of all modules as they are while their module is absent, for callers without types: each says what is
 * missing.
 */
export const absentMethods = (): Record<string, () => Promise<never>> => {
  const refuse = () => Promise.reject(imError('CANNOT_FIND_MODULE'))
  const refuseFile = () => {
    throw imError('COS_UNDETECTED')
  }
  return Object.fromEntries(
    Object.entries(MODULE_METHODS).flatMap(([module, names]) =>
      names.map((name) => [name, module === 'uploads' ? refuseFile : refuse]),
    ),
  )
}

const MODULE_METHODS = {
  groups: ['joinGroup', 'quitGroup', 'getGroupList', 'getGroupProfile', 'getGroupOnlineMemberCount'],
  topics: ['getJoinedCommunityList', 'getTopicList'],
  cloudConfig: ['callExperimentalAPI'],
  uploads: [
    'createImageMessage',
    'createAudioMessage',
    'createVideoMessage',
    'createFileMessage',
    'pauseUpload',
    'resumeUpload',
    'cancelUpload',
    'getMessageFileURL',
  ],
} as const
