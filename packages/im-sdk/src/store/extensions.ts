/** A key of a message that users attach values to. */
export interface MessageExtension {
  readonly key: string
  readonly value: string
}

/** A key that is set, with the change of the message that has set it. */
export interface KnownExtension extends MessageExtension {
  readonly seq: number
}

/** What became of one key. */
export interface ExtensionResult extends MessageExtension {
  /** 0, or why the key was not changed; `value` is then the one of the server. */
  readonly code: number
}

/** A message as requests name it. */
export interface ExtendedMessage {
  readonly messageID: string
  readonly peerAccount: string
  readonly groupID: string
  readonly messageSequence: number
}

/** The extensions of messages. */
export interface Extensions {
  /** From memory, or from the server if some are missing. */
  get(message: ExtendedMessage): Promise<readonly MessageExtension[]>
  /** From memory, in the order of their last changes; null if they are not loaded. */
  known(messageID: string): readonly KnownExtension[] | null
  /** The results in the order of the keys; those of a deletion of all keys are the deleted ones. */
  modify(
    message: ExtendedMessage,
    operation: 'set' | 'delete' | 'clear',
    extensions: readonly MessageExtension[],
  ): Promise<readonly ExtensionResult[]>
  /** Called when extensions of a message have loaded or changed, also of one that is not loaded. */
  whenChanged(run: (messageID: string) => void): void
}
