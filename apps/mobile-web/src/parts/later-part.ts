import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { needWords } from '../i18n/i18n'
import type { Namespace } from '../i18n/texts'

type Code<Props> = () => Promise<{ default: ComponentType<Props> }>

/** The code of a part of a screen, with its texts. */
export const loadPart = async <Props>(code: Code<Props>, texts: readonly Namespace[]) => {
  const [loaded] = await Promise.all([code(), needWords(texts)])
  return loaded
}

/** A part of a screen whose code and texts are loaded when it is first shown. Needs a `Suspense` around it. */
export const laterPart = <Props>(
  code: Code<Props>,
  texts: readonly Namespace[],
): LazyExoticComponent<ComponentType<Props>> => lazy(() => loadPart(code, texts))
