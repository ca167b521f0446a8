import { Avatar, RadioGroup } from '@org/ui/basics'
import { profileApi } from '../../api/profile'
import { useTranslation } from '../../i18n/use-translation'
import { QueryView } from '../../parts/page/QueryView'
import styles from './account.module.css'

const { useGetAvatarChoicesQuery } = profileApi

interface AvatarChoicesProps {
  name: string
  /** The address of the chosen picture. */
  value: string
  onChange: (avatar: string) => void
  /** One that is uploaded, in place of the chosen one. */
  picture: string | undefined
}

/** The picture as others see it, and those of the site to choose from. */
export const AvatarChoices = ({ name, value, onChange, picture }: AvatarChoicesProps) => {
  const { t } = useTranslation('account')
  const choices = useGetAvatarChoicesQuery({})
  return (
    <>
      <Avatar
        name={name}
        src={picture ?? value}
        size="huge"
        alt={t(($) => $.profile.avatar)}
        className={styles.avatar}
      />
      <QueryView query={choices} skeleton={{ kind: 'text', count: 1 }}>
        {({ list }) => (
          <RadioGroup
            label={t(($) => $.profile.choices)}
            className={styles.choices}
            choices={list.map((id, at) => ({
              id,
              label: <Avatar name={name} src={id} alt={t(($) => $.profile.choice, { nth: at + 1 })} />,
            }))}
            value={list.find((id) => id === value) ?? null}
            onChange={onChange}
          />
        )}
      </QueryView>
    </>
  )
}
