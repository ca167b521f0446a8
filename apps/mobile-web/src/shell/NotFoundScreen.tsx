import { AppBar, Button, EmptyState } from '@org/ui/basics'
import { SearchX } from 'lucide-react'
import { useTranslation } from '../i18n/use-translation'
import { useNavigate } from 'react-router'
import { useBack } from '../hooks/use-back'

export const NotFoundScreen = () => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const back = useBack()
  return (
    <>
      <AppBar title={t(($) => $.notFound.title)} back={{ label: t(($) => $.back), onPress: back }} />
      <main>
        <EmptyState
          icon={<SearchX />}
          title={t(($) => $.notFound.title)}
          hint={t(($) => $.notFound.hint)}
          action={<Button onPress={() => void navigate('/', { replace: true })}>{t(($) => $.notFound.action)}</Button>}
        />
      </main>
    </>
  )
}
