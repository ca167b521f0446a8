/** An answer of the fake API that comes when the test gives it. */
export const heldAnswer = <Reply>() => {
  let settle: (reply: never) => void = () => undefined
  const promise = new Promise<never>((resolve) => {
    settle = resolve
  })
  // The fake API takes promises of nothing, so that it need not know every reply twice.
  return { answer: () => promise, give: (reply: Reply) => settle(reply as never) }
}
