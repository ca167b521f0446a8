import { Button, Section, Sheet } from '@org/ui/basics'
import { ownAccountApi } from '../../api/own-account'
import { useOneAtATime } from '../../hooks/use-one-at-a-time'
import { useTellFailure } from '../../hooks/use-tell-failure'
import { useTranslation } from '../../i18n/use-translation'
import { toastShown } from '../../store/feedback'
import { useAppDispatch } from '../../store/store'
import { Deletion } from './Deletion'
import { OnlineSwitch } from './OnlineSwitch'

const { useExportMyDataMutation } = ownAccountApi

interface OwnDataSheetProps {
  onClose: () => void
  /** After the account was deleted, which logs out. */
  onLeft: () => void
}

/** What others see of the member, and what is stored about it: to be exported, or deleted with the account. */
const OwnDataSheet = ({ onClose, onLeft }: OwnDataSheetProps) => {
  const { t } = useTranslation('privacy')
  const { t: common } = useTranslation()
  return (
    <Sheet open title={t(($) => $.title)} closeLabel={common(($) => $.close)} onClose={onClose}>
      <OnlineSwitch />
      <Export />
      <Deletion onLeft={onLeft} />
    </Sheet>
  )
}

const Export = () => {
  const { t } = useTranslation('privacy')
  const dispatch = useAppDispatch()
  const tellFailure = useTellFailure()
  const [exportMyData] = useExportMyDataMutation()
  const [run, busy] = useOneAtATime(async () => {
    const { error } = await exportMyData({})
    if (error) return tellFailure(error)
    const text = t(($) => $.exported)
    dispatch(toastShown('success', text))
  })
  return (
    <Section title={t(($) => $.export)}>
      <p>{t(($) => $.exportHint)}</p>
      <Button block tone="soft" busy={busy} onPress={run}>
        {t(($) => $.export)}
      </Button>
    </Section>
  )
}

export default OwnDataSheet
