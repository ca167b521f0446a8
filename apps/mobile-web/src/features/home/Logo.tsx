import { assetPath } from '@org/site-brands'
import { useBrand } from '../../site/brand-context'
import { useMode } from '../../site/mode'
import { useBrandText } from '../../site/use-brand-text'
import { useAppSelector } from '../../store/store'
import styles from './Logo.module.css'

/** The logo of the site; its lettering is Chinese, so that in Portuguese its mark has the name in Latin letters. */
export const Logo = () => {
  const brand = useBrand()
  const { name } = useBrandText()
  const mode = useMode()
  const isChinese = useAppSelector((state) => state.preferences.lang === 'cn')
  return isChinese ? (
    <h1>
      <img src={assetPath(brand, mode === 'dark' ? 'logoDark' : 'logo')} alt={name} />
    </h1>
  ) : (
    <h1 className={styles.latin}>
      <img src={assetPath(brand, 'icon')} alt="" />
      {name}
    </h1>
  )
}
