import { RefreshCw } from 'lucide-react'
import { TextField, type TextFieldProps } from '../text-field'
import styles from './CaptchaField.module.css'

export interface CaptchaFieldProps extends Omit<TextFieldProps, 'end' | 'reveal' | 'type'> {
  /** The address of the picture. */
  image: string
  /** Names the picture, which is a button for another one. */
  refreshLabel: string
  onRefresh: () => void
}

/** The characters of a picture; a press on the picture asks for another one. */
export const CaptchaField = ({ image, refreshLabel, onRefresh, ...field }: CaptchaFieldProps) => (
  <TextField
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
