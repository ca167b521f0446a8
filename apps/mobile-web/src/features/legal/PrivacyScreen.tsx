import { useTranslation } from '../../i18n/use-translation'
import { Page } from '../../parts/page/Page'
import { useBrandText } from '../../site/use-brand-text'
import { useAppSelector } from '../../store/store'
import { cn } from './terms-cn'
import { ptBr } from './terms-pt-br'

const DOCUMENTS = { cn, 'pt-br': ptBr }

/** The terms of use and the privacy policy of this app and its server. */
const PrivacyScreen = () => {
  const { t } = useTranslation('auth')
  const lang = useAppSelector((state) => state.preferences.lang)
  const { name } = useBrandText()
  const { version, sections } = DOCUMENTS[lang]
  return (
    <Page title={t(($) => $.terms)} layout="text">
      <p>{version}</p>
      {sections.map(({ title, paragraphs }) => (
        <section key={title}>
          <h2>{title}</h2>
          {paragraphs.map((text) => (
            <p key={text}>{text.replaceAll('{site}', name)}</p>
          ))}
        </section>
      ))}
    </Page>
  )
}

export default PrivacyScreen
