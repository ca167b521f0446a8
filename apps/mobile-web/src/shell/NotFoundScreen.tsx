import { Button, EmptyState, Illustration } from '@org/ui/basics'
import { useTranslation } from '../i18n/use-translation'
import { useNavigate } from 'react-router'
import { Page } from '../parts/page/Page'
import { useHome } from './use-home'

export const NotFoundScreen = () => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { path } = useHome()
  return (
    <Page title={t(($) => $.notFound.title)}>
      <EmptyState
        icon={<Illustration kind="search" />}
        title={t(($) => $.notFound.title)}
        hint={t(($) => $.notFound.hint)}
        action={<Button onPress={() => void navigate(path, { replace: true })}>{t(($) => $.notFound.action)}</Button>}
      />
    </Page>
  )
}
