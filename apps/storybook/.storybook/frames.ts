import { DocsContext } from '@storybook/addon-docs/blocks'
import type { StoryContext } from '@storybook/react-vite'
import { useContext, useLayoutEffect } from 'react'
import { GLOBALS_UPDATED } from 'storybook/internal/core-events'
import { TOOLBAR } from './toolbar'

type Globals = Readonly<Record<string, unknown>>

/** Shows the framed stories of a docs page in the look of the toolbar, too. */
export const useFrames = () => {
  const { channel, getStoryContext, storyById } = useContext(DocsContext)
  useLayoutEffect(() => {
    const show = (globals: Globals) => {
      for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe[id^="iframe--"]')) showIn(frame, globals)
    }
    const follow = (changed: { globals: Globals }) => show(changed.globals)
    show((getStoryContext(storyById()) as StoryContext).globals)
    channel.on(GLOBALS_UPDATED, follow)
    return () => channel.off(GLOBALS_UPDATED, follow)
  }, [channel, getStoryContext, storyById])
}

const showIn = (frame: HTMLIFrameElement, globals: Globals) => {
  const url = new URL(frame.src)
  url.searchParams.set(
    'globals',
    Object.keys(TOOLBAR)
      .map((name) => `${name}:${String(globals[name])}`)
      .join(';'),
  )
  if (frame.src !== url.href) frame.src = url.href
}
