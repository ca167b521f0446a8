import { AppBar } from '@org/ui/basics'
import { useTranslation } from '../../i18n/use-translation'
import { useBack } from '../../hooks/use-back'
import { useBrandText } from '../../site/use-brand-text'
import { useAppSelector } from '../../store/store'
import { cn } from './terms-cn'
import styles from './PrivacyScreen.module.css'
import { ptBr } from './terms-pt-br'

const DOCUMENTS = { cn, 'pt-br': ptBr }

/** The terms of use and the privacy policy of this app and its server. */
const PrivacyScreen = () => {
  const { t } = useTranslation('auth')
  const { t: common } = useTranslation()
  const lang = useAppSelector((state) => state.preferences.lang)
  const { name } = useBrandText()
  const back = useBack()
  const { version, sections } = DOCUMENTS[lang]
  return (
    <>
      <AppBar title={t(($) => $.terms)} back={{ label: common(($) => $.back), onPress: back }} />
      <main className={styles.page}>
        <p className={styles.version}>{version}</p>
        {sections.map(({ title, paragraphs }) => (
          <section key={title}>
            <h2 className={styles.title}>{title}</h2>
            {paragraphs.map((text) => (
              <p key={text} className={styles.text}>
                {text.replaceAll('{site}', name)}
              </p>
            ))}
          </section>
        ))}
      </main>
    </>
  )
}

export default PrivacyScreen
