export type { GroupAtInfo, Topic, TopicLastMessage, TopicSelfInfo } from '../store/topic'
export type { TopicFailure } from './ask-topics'
export type { TopicListData } from './topic-list'
export { topics, type TopicListOptions, type TopicMethods } from './topics'
