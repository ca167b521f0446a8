/** A picture that the browser cannot read and the server does not take: it has to be saved as another kind first. */
export class HeicRefused extends Error {
  override readonly name = 'HeicRefused'
}

/** Some systems tell no type of such a picture. Throws HeicRefused. */
export const refuseHeic = ({ name, type }: Pick<File, 'name' | 'type'>): void => {
  if (/^image\/hei[cf]/.test(type) || (type === '' && /\.hei[cf]$/i.test(name)))
    throw new HeicRefused(`${name} is a HEIC picture.`)
}
