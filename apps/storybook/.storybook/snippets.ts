import { STORY_ARGS_UPDATED } from 'storybook/internal/core-events'
import { SNIPPET_RENDERED } from 'storybook/internal/docs-tools'
import { addons } from 'storybook/preview-api'

interface Snippet {
  id: string
  source: string
}

/**
 * Storybook keeps the code to copy by the args of the story, and writes it only when it changes. So it loses the code when
 * the args of the look become those of the controls.
 */
export const keepSnippets = async () => {
  const channel = await addons.ready()
  const last = new Map<string, string>()
  channel.on(SNIPPET_RENDERED, ({ id, source }: Snippet) => last.set(id, source))
  channel.on(STORY_ARGS_UPDATED, ({ storyId, args }: { storyId: string; args: object }) => {
    const source = last.get(storyId)
    if (source !== undefined) channel.emit(SNIPPET_RENDERED, { id: storyId, args, source })
  })
}
