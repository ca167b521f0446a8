import { FileText, RotateCw, Upload, X } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { IconButton } from '../icon-button'
import { Progress } from '../progress'
import { cx } from '../../util/cx'
import type { RootProps } from '../../util/merge-props'
import styles from './FilePicker.module.css'

export interface PickedFile {
  id: string
  name: string
  /** Under the name, e.g. "2.4 MB". */
  note?: string
  /** The URL of a small picture of it. */
  picture?: string
  /** `refused`: it is not sent at all, for example because it is too large. */
  state: 'sending' | 'sent' | 'failed' | 'refused'
  /** How much is sent, from 0 to 1; without it nobody knows. */
  progress?: number
  /** Why it failed or was refused. */
  reason?: string
}

type Own = 'onChange' | 'value' | 'type'

export interface FilePickerProps extends RootProps<'input', Own> {
  /** What to choose, e.g. "Add pictures". */
  label: string
  /** What is accepted, e.g. "JPG or PNG, up to 20 MB". */
  hint?: string
  /** The chosen files; kept by the caller, who sends them and decides which are refused. */
  files: readonly PickedFile[]
  /** Called with the files that were chosen or dropped. */
  onPick: (files: readonly File[]) => void
  /** Called by the button of a file: stops it while it is sent, otherwise takes it off the list. */
  onRemove: (id: string) => void
  /** Called to send a file again that failed. */
  onRetry: (id: string) => void
  /** The accessible names of the buttons of a file, and of its progress. */
  labels: {
    cancel: (name: string) => string
    remove: (name: string) => string
    retry: (name: string) => string
    sending: (name: string) => string
  }
}

/**
 * Chooses files and shows how they are sent. `className` and `style` go to the component, everything else, such as
 * `accept`, `multiple` and `ref`, to the `<input>`.
 */
export const FilePicker = (props: FilePickerProps) => {
  const { label, hint, files, onPick, onRemove, onRetry, labels, className, style, ...others } = props
  const { 'data-component': component = 'FilePicker', ...rest } = others
  const hintId = useId()
  return (
    <div className={cx(styles.root, className)} style={style} data-component={component}>
      <label className={styles.place} data-off={rest.disabled || undefined}>
        <input
          {...rest}
          type="file"
          aria-describedby={cx(hint !== undefined && hintId, rest['aria-describedby'])}
          className={styles.input}
          onChange={({ target }) => {
            onPick([...(target.files ?? [])])
            // So that the same file can be chosen again.
            target.value = ''
          }}
        />
        <Upload aria-hidden className={styles.icon} />
        <span className={styles.label}>{label}</span>
      </label>
      {hint !== undefined && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {files.length > 0 && (
        <ul className={styles.files}>
          {files.map((file) => (
            <li key={file.id} className={styles.file} data-state={file.state}>
              <span aria-hidden className={styles.picture}>
                {file.picture === undefined ? <FileText /> : <img src={file.picture} alt="" className={styles.image} />}
              </span>
              <FileTexts file={file} sending={labels.sending(file.name)} />
              {file.state === 'failed' && (
                <IconButton label={labels.retry(file.name)} icon={<RotateCw />} onPress={() => onRetry(file.id)} />
              )}
              <IconButton
                label={(file.state === 'sending' ? labels.cancel : labels.remove)(file.name)}
                icon={<X />}
                onPress={() => onRemove(file.id)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const FileTexts = ({ file, sending }: { file: PickedFile; sending: string }): ReactNode => (
  <div className={styles.texts}>
    <p className={styles.name}>{file.name}</p>
    {file.state === 'sending' && (
      <Progress label={sending} hideLabel {...(file.progress !== undefined && { value: file.progress, max: 1 })} />
    )}
    {file.reason === undefined ? (
      file.note !== undefined && <p className={styles.note}>{file.note}</p>
    ) : (
      <p role="alert" className={styles.reason}>
        {file.reason}
      </p>
    )}
  </div>
)
