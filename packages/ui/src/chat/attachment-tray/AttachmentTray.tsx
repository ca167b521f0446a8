import { FileText, RotateCw, X } from 'lucide-react'
import type { FilePickerProps, PickedFile } from '../../basics/file-picker'
import { Progress } from '../../basics/progress'
import { mergeProps, type RootProps } from '../../util/merge-props'
import styles from './AttachmentTray.module.css'

export interface AttachmentTrayProps extends RootProps<'ul'> {
  /** The accessible name of the list. */
  label: string
  /** The attached files, kept by the caller, who sends them and decides which are refused. */
  files: readonly PickedFile[]
  /** Called by the button of a file: stops it while it is sent, otherwise takes it off the list. */
  onRemove: (id: string) => void
  /** Called by a press on a file that failed: sends it again. */
  onRetry: (id: string) => void
  /** The accessible names of the buttons of a file, and of its progress. */
  labels: FilePickerProps['labels']
}

/** The files that go with the message being written, in a line that scrolls sideways. For `above` of a `Composer`. */
export const AttachmentTray = ({ label, files, onRemove, onRetry, labels, ...rest }: AttachmentTrayProps) => (
  <ul {...mergeProps({ 'aria-label': label, className: styles.tray, 'data-component': 'AttachmentTray' }, rest)}>
    {files.map((file) => (
      <li key={file.id} className={styles.file} data-state={file.state}>
        <span aria-hidden className={styles.picture}>
          {file.picture === undefined ? <FileText /> : <img src={file.picture} alt="" className={styles.image} />}
        </span>
        {file.state === 'failed' && (
          <button
            type="button"
            className={styles.retry}
            aria-label={labels.retry(file.name)}
            onClick={() => onRetry(file.id)}
          >
            <RotateCw aria-hidden />
          </button>
        )}
        {file.state === 'sending' && (
          <Progress
            className={styles.progress}
            label={labels.sending(file.name)}
            hideLabel
            {...(file.progress !== undefined && { value: file.progress, max: 1 })}
          />
        )}
        <span className={styles.name}>{file.name}</span>
        {file.reason === undefined ? (
          file.note !== undefined && <span className={styles.note}>{file.note}</span>
        ) : (
          <span role="alert" className={styles.reason}>
            {file.reason}
          </span>
        )}
        <button
          type="button"
          className={styles.remove}
          aria-label={(file.state === 'sending' ? labels.cancel : labels.remove)(file.name)}
          onClick={() => onRemove(file.id)}
        >
          <X aria-hidden />
        </button>
      </li>
    ))}
  </ul>
)
