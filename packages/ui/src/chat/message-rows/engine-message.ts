/**
 * A message of a chat engine, as far as a row needs it. The names are those of the known web chat SDKs, so the messages
 * of `@org/im-sdk` fit without a conversion, and the kit does not depend on it.
 */
interface Sent<Type extends string, Payload> {
  readonly ID: string
  /** `out`: sent by the user, on any device. */
  readonly flow: 'in' | 'out'
  readonly from: string
  readonly nick: string
  readonly nameCard: string
  readonly avatar: string
  /** Epoch seconds. */
  readonly time: number
  /** Counts from 1; 0 until the server has stored the message. */
  readonly sequence: number
  readonly status: 'unsend' | 'success' | 'fail'
  readonly isPeerRead: boolean
  readonly isRevoked?: boolean
  readonly type: Type
  readonly payload: Payload
}

interface ImageSize {
  readonly url: string
  readonly width: number
  readonly height: number
}

export type EngineText = Sent<'TIMTextElem', { readonly text: string }>
export type EngineImage = Sent<'TIMImageElem', { readonly imageInfoArray: readonly ImageSize[] }>
export type EngineSound = Sent<'TIMSoundElem', { readonly second: number }>
export type EngineVideo = Sent<
  'TIMVideoFileElem',
  {
    readonly videoSecond: number
    readonly thumbUrl: string
    readonly thumbWidth: number
    readonly thumbHeight: number
    readonly snapshotUrl: string
  }
>
export type EngineFile = Sent<'TIMFileElem', { readonly fileName: string; readonly fileSize: number }>
export type EngineCustom = Sent<
  'TIMCustomElem',
  { readonly data: string; readonly description: string; readonly extension: string }
>
export type EngineFace = Sent<'TIMFaceElem', { readonly index: number; readonly data: string }>
export type EngineLocation = Sent<
  'TIMLocationElem',
  { readonly description: string; readonly latitude: number; readonly longitude: number }
>
export type EngineMerger = Sent<
  'TIMRelayElem',
  { readonly title: string; readonly abstractList: readonly string[]; readonly messageNumber?: number }
>
/** Shown as a line between messages. */
export type EngineTip = Sent<'TIMGroupTipElem' | 'TIMGroupSystemNoticeElem', object>
export type EngineUnknown = Sent<'TIMUnknownElem', { readonly msgType: string; readonly content: object }>

export type EngineMessage =
  | EngineText
  | EngineImage
  | EngineSound
  | EngineVideo
  | EngineFile
  | EngineCustom
  | EngineFace
  | EngineLocation
  | EngineMerger
  | EngineTip
  | EngineUnknown
