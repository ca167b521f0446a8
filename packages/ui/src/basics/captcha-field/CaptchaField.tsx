import { RefreshCw } from 'lucide-react'
import { TextField, type TextFieldProps } from '../text-field'
import styles from './CaptchaField.module.css'

export interface CaptchaFieldProps extends Omit<TextFieldProps, 'end' | 'reveal' | 'type'> {
  /** The URL of the picture. */
  image: string
  /** The accessible name of the picture, which is a button that requests a new one. */
  refreshLabel: string
  /** Called on a press on the picture. */
  onRefresh: () => void
}

/** A field for the characters of a captcha picture. A press on the picture requests a new one. */
export const CaptchaField = ({ image, refreshLabel, onRefresh, ...field }: CaptchaFieldProps) => (
  <TextField
    data-component="CaptchaField"
    {...field}
    autoComplete="off"
    autoCapitalize="characters"
    spellCheck={false}
    end={
      <button type="button" className={styles.picture} aria-label={refreshLabel} onClick={onRefresh}>
        <img src={image} alt="" className={styles.image} />
        <RefreshCw aria-hidden className={styles.icon} />
      </button>
    }
  />
)
