import { useMemo } from 'react'
import { encode } from 'uqr'
import { mergeProps, type RootProps } from '../../util/merge-props'
import styles from './QrCode.module.css'

export interface QrCodeProps extends RootProps<'svg', 'viewBox' | 'role'> {
  /** What a camera reads, usually an address: at most 2,300 bytes. */
  value: string
  /** Where it leads, in words. Write the address next to it for those who cannot use a camera. */
  label: string
}

/** The white edge that cameras need, in modules. */
const QUIET = 4

/** A QR code, dark on white in both modes, because many cameras read no other. It is as wide as its container. */
export const QrCode = ({ value, label, ...rest }: QrCodeProps) => {
  const { size, path } = useMemo(() => drawingOf(value), [value])
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      {...mergeProps({ className: styles.code, 'data-component': 'QrCode' }, rest)}
    >
      <path d={path} />
    </svg>
  )
}

/** One path for all dark modules: a code has a thousand of them. */
const drawingOf = (value: string) => {
  const { data, size } = encode(value, { ecc: 'M', border: QUIET })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return { size, path }
}
