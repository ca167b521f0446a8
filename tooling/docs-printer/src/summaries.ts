import type { CommandName, PushName } from '@org/im-sdk/protocol'

/** What each command does, in words for the generated pages. */
export const COMMAND_SUMMARIES: Readonly<Record<CommandName, string>> = {
  login: 'Opens a session with the userSig, or with the access key when a connection comes back.',
  logout: 'Closes the session.',
  hello: 'Keeps the session alive; answered with the server time.',
  ping: 'Keeps the connection alive, 10 s after the last traffic.',
  kickOther: 'Ends the sessions of all other devices of the user.',
  keepAlive: 'A sign of life without an answer of substance.',
  setAppStatus: 'Says whether the app is looked at, and how much is unread.',
  setPushToken: 'Says where to reach the device when it is away.',
  sendC2CMessage: 'Sends a message to one user. Answered only after it is stored; a resend gets the first answer.',
  sendGroupMessage:
    'Sends a message to a group or chat room. Answered only after it is stored; a resend gets the first answer.',
  roamC2CMessages: 'Pages back through a one-to-one conversation.',
  roamGroupMessages: 'Pages back through a group conversation.',
  setC2CRead: 'Moves the read mark of a one-to-one conversation forward; the peer is told.',
  setGroupRead: 'Moves the read mark of a group conversation forward.',
  syncUnread: 'What the user has not read or not yet been given since a cookie, page by page.',
  getMessages: 'Messages of one conversation by their sequences.',
  ackPush: 'Acknowledges message pushes by their session data.',
  getConversationList: 'Pages through the conversations of the user, newest first.',
  joinGroup: 'Joins a group or enters a chat room.',
  quitGroup: 'Leaves a group or chat room.',
  getGroupInfo: 'Profiles of up to 50 groups.',
  getJoinedGroupList: 'Pages through the groups the user is in, with the own part in each.',
  getOnlineMemberCount: 'How many members a chat room has online.',
  getTopicList: 'Pages through the topics of a community, or through those asked for by id, in the order of their ids.',
  longPoll: 'Waits for the next messages of a chat room.',
  getCloudConfig: 'The settings of the app, such as frequency limits of commands.',
  getCommercialConfig: 'Which abilities the app has purchased.',
  getUploadCredentials: 'Temporary credentials, with which an upload goes on after its URL has expired.',
  getUploadUrl: 'A signed URL to put one file to, bound to its owner, size and type.',
  getVideoCover: 'The address of the cover of an uploaded video.',
  getDownloadAuthKey: 'A key for the addresses of audio, files and videos.',
  uploadMergedMessages: 'Keeps the messages of a merger that is too large to be sent whole.',
  downloadMergedMessages: 'The messages of a merger that was kept.',
  getProfanityList: 'Pages through the words that chat does not say.',
  reportEvents:
    'What happened to the engine: failures, connections, warnings. Names and numbers, never what people write.',
  reportQuality: 'How requests, deliveries and the network did, as counts over some minutes each.',
}

/** What each push says. */
export const PUSH_SUMMARIES: Readonly<Record<PushName, string>> = {
  pushMessages: 'New messages of one-to-one conversations and groups.',
  pushRead: 'A read mark moved, at the peer or on another device.',
  pushKickedOut: 'The session was ended from elsewhere.',
  pushKickOther: 'Other devices were sent out; those that stay have to log in again.',
  pushOverload: 'A command is blocked for a while.',
  pushReconnect: 'The server stops: its clients go elsewhere, spread over a while.',
  pushCloudConfig: 'The settings of the app have changed.',
  pushCommercialConfig: 'The abilities of the app have changed.',
}
