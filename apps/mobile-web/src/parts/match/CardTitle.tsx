/** The heading of a card whose first row has more than a title, such as the form of a team. */
export const CardTitle = ({ text }: { text: string }) => (
  <b role="heading" aria-level={2}>
    {text}
  </b>
)
