import type { TopicFailure } from './ask-topics'

export interface TopicListOptions {
  /** The community's id. */
  readonly groupID: string
  /** All topics if left out or empty. */
  readonly topicIDList?: readonly string[]
}

export interface CreateTopicOptions extends TopicProfileOptions {
  /** The community's id. The user must be its owner or an admin. */
  readonly groupID: string
  readonly topicName: string
  /** `<community>@TOPIC#_<name>`; the server chooses one if it is left out. */
  readonly topicID?: string
}

export interface UpdateTopicOptions extends TopicProfileOptions {
  readonly groupID: string
  readonly topicID: string
  readonly topicName?: string
  /** Only the owner and the admins may write. */
  readonly muteAllMembers?: boolean
}

interface TopicProfileOptions {
  readonly avatar?: string
  readonly notification?: string
  readonly introduction?: string
  /** Data of the app, at most 3000 bytes. */
  readonly customData?: string
}

export interface DeletedTopics {
  readonly successTopicList: readonly { readonly topicID: string }[]
  readonly failureTopicList: readonly TopicFailure[]
}
