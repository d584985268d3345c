/** What is wrong with a group of fields, under them. */
export function FieldError({ id, children }: { id: string; children: string | undefined }) {
  if (!children) return null
  return (
    <p id={id} role="alert" className="text-note text-sale">
      {children}
    </p>
  )
}
