export interface TextPayload {
  readonly text: string
}

/** The data is the app's own. A list of conversations shows `description`. */
export interface CustomPayload {
  readonly data: string
  readonly description: string
  readonly extension: string
}

/** One size of an image. */
export interface ImageInfo {
  /** 1 the original, 2 the large one, 3 the small one. */
  readonly type: number
  readonly url: string
  /** Pixels; 0 if unknown. */
  readonly width: number
  readonly height: number
  /** Bytes. */
  readonly size: number
}

/** Payloads with a `file` are the user's own uploads: until the reply arrives, their URLs are local. */
export interface ImagePayload {
  readonly uuid: string
  /** 1 jpg, 2 gif, 3 png, 4 bmp, 255 any other. */
  readonly imageFormat: number
  /**
   * The original, the large one (shorter side 720) and the small one (198). A size that could not be made is the
   * original again.
   */
  readonly imageInfoArray: readonly ImageInfo[]
  readonly file: File | null
}

export interface AudioPayload {
  readonly uuid: string
  readonly url: string
  /** Bytes. */
  readonly size: number
  /** The duration in seconds; 0 if unknown. */
  readonly second: number
  readonly file: File | null
}

export interface VideoPayload {
  readonly videoUUID: string
  readonly videoUrl: string
  /** `mp4`, `mov` or `webm`. */
  readonly videoFormat: string
  /** Bytes. */
  readonly videoSize: number
  /** The duration in seconds; 0 if unknown. */
  readonly videoSecond: number
  readonly thumbUUID: string
  /** The picture of the cover; empty if there is none. */
  readonly thumbUrl: string
  readonly thumbWidth: number
  readonly thumbHeight: number
  readonly snapshotUrl: string
  readonly snapshotWidth: number
  readonly snapshotHeight: number
  readonly file: File | null
}

export interface FilePayload {
  readonly uuid: string
  readonly fileName: string
  /** Bytes. */
  readonly fileSize: number
  readonly fileUrl: string
  readonly file: File | null
}

/** An element that this version does not know: show a placeholder and keep its content. */
export interface UnknownPayload {
  readonly msgType: string
  readonly content: Readonly<Record<string, unknown>>
}

/** A picture of the app's own set. */
export interface FacePayload {
  readonly index: number
  readonly data: string
}

export interface LocationPayload {
  readonly description: string
  readonly longitude: number
  readonly latitude: number
}

/** A group as a tip or notice names it. */
export interface TipGroupProfile {
  readonly groupID: string
  readonly name: string
  readonly avatar: string
  readonly type: string
  readonly ownerID: string
}

/** A member whom a tip is about. */
export interface TipMember {
  readonly userID: string
  readonly nick: string
  readonly avatar: string
  readonly nameCard: string
  readonly role: string
  /** Until when the member is muted, in epoch seconds; 0 ends a mute, null is no change. */
  readonly muteTime: number | null
  /** For how many seconds the member is banned; 0 for no ban. */
  readonly duration: number
}

/** What happened in a group. */
export interface GroupTipPayload {
  /** One of `TYPES.GRP_TIP_*`, or 8 if the profile of a topic has changed. */
  readonly operationType: number
  readonly operatorID: string
  readonly userIDList: readonly string[]
  readonly memberList: readonly TipMember[]
  /** How many members the group has now. */
  readonly memberCount: number
  readonly groupProfile: TipGroupProfile
  /** The changed fields of the group. */
  readonly newGroupProfile: Readonly<Record<string, unknown>>
  /** The changed fields of the topic. */
  readonly newTopicProfile: Readonly<Record<string, unknown>>
  /** The topic that has changed; empty otherwise. */
  readonly topicID: string
}

/** A notice to the user in the system conversation. */
export interface GroupSystemNoticePayload {
  /** 1 to 21: applications, invitations, roles, topics, bans. */
  readonly operationType: number
  readonly operatorID: string
  readonly userIDList: readonly string[]
  readonly groupProfile: TipGroupProfile
  readonly handleMessage: string
  /** With `authentication` it identifies the application that `handleGroupApplication` answers. */
  readonly messageKey: number
  readonly authentication: string
  /** Who wants to join. */
  readonly applicant: string
  readonly userDefinedField: string
  readonly topicIDList: readonly string[]
  readonly messageRemindType: string
  /** Of notice 21: for how many seconds the user is banned. */
  readonly duration: number
}
