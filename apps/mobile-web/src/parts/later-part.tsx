import { createElement, use, useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react'
import { isPageGuarded } from '../hooks/leave-guard'
import { mayRetryAlone } from '../hooks/may-retry-alone'
import { useOneAtATime } from '../hooks/use-one-at-a-time'
import { useTranslation } from '../i18n/use-translation'
import { needWords } from '../i18n/i18n'
import type { Namespace } from '../i18n/texts'
import { serverAnswers } from '../site/server-answers'
import { toastShown } from '../store/feedback'
import { useAppDispatch } from '../store/store'
import { Failure } from './page/Failure'

type Code<Props> = () => Promise<{ default: ComponentType<Props> }>

/** The code of a part of a screen, with its texts. */
export const loadPart = async <Props,>(code: Code<Props>, texts: readonly Namespace[]) => {
  const [loaded] = await Promise.all([code(), needWords(texts)])
  return loaded
}

/**
 * A part of a screen whose code is loaded when it is first shown, with the texts that the screen does not have. Needs a `Suspense` around it. If they cannot
 * be loaded, a sheet says so in a toast and is closed, and opens with the next press that loads them; another part says so in its
 * place, with a retry. The rest of the screen stays.
 */
export const laterPart = <Props extends object>(
  code: Code<Props>,
  texts: readonly Namespace[] = [],
): ComponentType<Props> =>
  partOf(code, texts, (props, again) =>
    isSheet(props) ? <MissingSheet {...props} again={again} /> : <MissingPart again={again} />,
  )

/** The same for what a screen is complete without: nothing is shown if it cannot be loaded. */
export const extraPart = <Props extends object>(code: Code<Props>): ComponentType<Props> => partOf(code, [], () => null)

/** Loads the part again; true if that has worked. */
type Again = () => Promise<boolean>

const partOf = <Props extends object>(
  code: Code<Props>,
  texts: readonly Namespace[],
  missing: (props: Props, again: Again) => ReactNode,
): ComponentType<Props> => {
  /** Null if it cannot be loaded. */
  const load = () =>
    loadPart(code, texts).then(
      (loaded) => loaded.default,
      () => null,
    )
  /** The same promise for each rendering, as `use` needs it, until another attempt has worked. */
  let fetched: ReturnType<typeof load> | null = null
  return function LaterPart(props) {
    const [late, setLate] = useState<ComponentType<Props> | null>(null)
    const Part = late ?? use((fetched ??= load()))
    if (Part !== null) return createElement(Part, props)
    return missing(props, async () => {
      const attempt = load()
      const loaded = await attempt
      if (loaded === null) return false
      fetched = attempt
      setLate(() => loaded)
      return true
    })
  }
}

interface Sheet {
  /** One that is always open is there only while it is. */
  open?: boolean
  onClose: () => void
}

const isSheet = (props: object): props is Sheet => 'onClose' in props

/**
 * Tries once more whenever the sheet is opened. After a release the page has to be loaded again, which happens once a
 * minute at most, and never to a page with something half written.
 */
const MissingSheet = ({ open = true, onClose, again }: Sheet & { again: Again }) => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const tryAgain = useEffectEvent(async () => {
    if (await again()) return
    onClose()
    if ((await serverAnswers()) && !isPageGuarded() && mayRetryAlone()) return location.reload()
    dispatch(
      toastShown(
        'failure',
        t(($) => $.error.network),
      ),
    )
  })
  useEffect(() => {
    if (open) void tryAgain()
  }, [open])
  return null
}

/** Reloads the page if the server answers and the code still cannot be loaded, as after a release, unless something is half written. */
const MissingPart = ({ again }: { again: Again }) => {
  const [retry, isBusy] = useOneAtATime(async () => {
    if (!(await again()) && (await serverAnswers()) && !isPageGuarded()) location.reload()
  })
  return <Failure onRetry={retry} retrying={isBusy} />
}
