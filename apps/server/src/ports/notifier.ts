/** A message for a user who has no connection. Empty texts are not set. */
export interface Notification {
  readonly userID: string
  /** As the user's clients name it. */
  readonly conversationID: string
  readonly fromAccount: string
  readonly nick: string
  readonly sequence: number
  /** Epoch seconds. */
  readonly time: number
  /** The message mentions the user, or everybody. */
  readonly isMention: boolean
  readonly title: string
  readonly description: string
  /** What the app gets when the user opens the notification. */
  readonly extension: string
  /** The number on the icon stays. */
  readonly ignoreIOSBadge: boolean
  readonly androidOPPOChannelID: string
  /**
   * What the user's devices have reported by `setPushToken`, each with its last `state` (Foreground or Background) and
   * `unreadCount`.
   */
  readonly devices: readonly object[]
}

/** Shows messages on devices that are not connected. */
export interface Notifier {
  /** Takes the notifications and returns at once. What cannot be delivered for long is lost. */
  notify(notifications: readonly Notification[]): void
  stop(): void
}
