/** A reply of the fake API that the test releases. */
export const heldReply = <Reply>() => {
  let settle: (reply: never) => void = () => undefined
  const promise = new Promise<never>((resolve) => {
    settle = resolve
  })
  // The fake API accepts untyped promises, so that it need not repeat the type of every reply.
  return { answer: () => promise, give: (reply: Reply) => settle(reply as never) }
}
