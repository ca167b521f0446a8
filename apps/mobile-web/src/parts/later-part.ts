import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { needWords } from '../i18n/i18n'
import type { Namespace } from '../i18n/texts'

/** A part of a screen whose code and texts are loaded when it is first shown. Needs a `Suspense` around it. */
export const laterPart = <Props>(
  code: () => Promise<{ default: ComponentType<Props> }>,
  texts: readonly Namespace[],
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => {
    const [loaded] = await Promise.all([code(), needWords(texts)])
    return loaded
  })
