import type { Read } from './host-message-readers'
import type { HOST_MESSAGE_SHAPES, HOST_SENDER_SHAPE } from './host-message-rows'

/** The sender of a message in a room. The flags and the level decide the badge (`chatBadge`). */
export type HostSender = Read<typeof HOST_SENDER_SHAPE>

export type HostMessageType = keyof typeof HOST_MESSAGE_SHAPES

/** The payload of each custom message of the host, by type. */
export type HostMessagePayloads = { [T in HostMessageType]: Read<(typeof HOST_MESSAGE_SHAPES)[T]> }

/** A private message between viewer and anchor, shown in the room. `time` is epoch seconds. */
export type C2CRoomMessage = HostMessagePayloads['C2CRoomMessage']

/** A custom message of the host. On the wire it is the JSON text `{ type, data }` in a custom element. */
export type HostMessage = { [T in HostMessageType]: { type: T; data: HostMessagePayloads[T] } }[HostMessageType]
