import { createChat, EVENT, ImError, TYPES, type EventName, type EventPayloads, type Message } from '@org/im-sdk'
import { binary } from '@org/im-sdk/binary'
import { blocklist } from '@org/im-sdk/blocklist'
import { conversationActions } from '@org/im-sdk/conversation-actions'
import { elements } from '@org/im-sdk/elements'
import { friends } from '@org/im-sdk/friends'
import { groupApplications } from '@org/im-sdk/group-applications'
import { groupMembers } from '@org/im-sdk/group-members'
import { groups } from '@org/im-sdk/groups'
import { liveRooms } from '@org/im-sdk/live-rooms'
import { messageActions } from '@org/im-sdk/message-actions'
import { messageExtensions } from '@org/im-sdk/message-extensions'
import { outbox } from '@org/im-sdk/outbox'
import { profiles } from '@org/im-sdk/profiles'
import { readReceipts } from '@org/im-sdk/read-receipts'
import { topics } from '@org/im-sdk/topics'
import { uploads } from '@org/im-sdk/uploads'

export interface Login {
  readonly SDKAppID: number
  readonly endpoint: string
  readonly userID: string
  readonly userSig: string
}

const newChat = ({ SDKAppID, endpoint }: Login) =>
  createChat({
    SDKAppID,
    endpoints: { default: endpoint },
    codec: binary,
    modules: [
      blocklist,
      conversationActions,
      elements,
      friends,
      groupApplications,
      groupMembers,
      groups,
      liveRooms,
      messageActions,
      messageExtensions,
      outbox(),
      profiles,
      readReceipts,
      topics,
      uploads(),
    ],
  })

/** The functions of a page with the engine and nothing else, which the tests call. */
declare global {
  var startChat: (login: Login) => Promise<void>
  var chat: ReturnType<typeof newChat>
  var types: typeof TYPES
  /** What an event has told since the page was opened. */
  var told: <Name extends EventName>(name: Name) => readonly EventPayloads[Name][]
  /** All messages that `onMessageReceived` has announced for a conversation. */
  var received: (conversationID: string) => readonly Message[]
  /** Notes each change of a chat room that its view announces, and whether the page was painted after it. */
  var watchRoom: (groupID: string) => void
  /** The changes of the room, by the page's clock. */
  var drawings: { readonly at: number; isPainted: boolean }[]
  /** The name of the error with which a call is refused; empty if it is not. */
  var refusalOf: (call: Promise<unknown>) => Promise<string>
}

const all: { readonly name: EventName; readonly data: unknown }[] = []

globalThis.types = TYPES
globalThis.told = <Name extends EventName>(name: Name) =>
  all.filter((event) => event.name === name).map(({ data }) => data as EventPayloads[Name])
globalThis.received = (conversationID) =>
  told('onMessageReceived')
    .flat()
    .filter((message) => message.conversationID === conversationID)
globalThis.drawings = []
globalThis.watchRoom = (groupID) =>
  void chat.liveRoom(groupID).subscribe(() => {
    const drawing = { at: performance.now(), isPainted: false }
    drawings.push(drawing)
    requestAnimationFrame(() => (drawing.isPainted = true))
  })
globalThis.refusalOf = (call) =>
  call.then(
    () => '',
    (error: unknown) => (error instanceof ImError ? error.errorName : String(error)),
  )
globalThis.startChat = async (login) => {
  const { userID, userSig } = login
  globalThis.chat = newChat(login)
  for (const name of Object.values(EVENT)) chat.on(name, ({ data }) => void all.push({ name, data }))
  await chat.login({ userID, userSig })
}
