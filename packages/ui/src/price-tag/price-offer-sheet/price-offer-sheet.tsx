export type PriceOfferLine = {
  id: number
  name: string
  /** Size, finish, article. */
  details: string
  quantity: string
  price: string
  sum: string
}

type PriceOfferSheetProps = {
  title: string
  /** Under the title: until when the prices hold. */
  note: string
  /** Who offers: shop, store, seller. */
  seller: readonly string[]
  columns: { number: string; name: string; quantity: string; price: string; sum: string }
  lines: readonly PriceOfferLine[]
  total: { term: string; value: string }
}

/** A price offer for a customer on A4; a long one continues on the next page with its heads. */
export function PriceOfferSheet(props: PriceOfferSheetProps) {
  const { title, note, seller, columns, lines, total } = props
  return (
    <article className="bg-white text-body text-picture-ink [page:offer-a4]">
      <h1 className="text-h2">{title}</h1>
      <p className="mt-1">{note}</p>
      <ul className="mt-3 text-small">
        {seller.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <table className="mt-6 w-full border-collapse text-small">
        <thead>
          <tr className="border-b-2 border-current text-left">
            <th className="py-1.5 pr-2">{columns.number}</th>
            <th className="py-1.5 pr-2">{columns.name}</th>
            <th className="py-1.5 pr-2 text-right">{columns.quantity}</th>
            <th className="py-1.5 pr-2 text-right">{columns.price}</th>
            <th className="py-1.5 text-right">{columns.sum}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <tr key={line.id} className="border-b border-current align-top break-inside-avoid">
              <td className="py-1.5 pr-2">{index + 1}</td>
              <td className="py-1.5 pr-2 wrap-anywhere">
                {line.name}
                <span className="block text-note">{line.details}</span>
              </td>
              <td className="py-1.5 pr-2 text-right whitespace-nowrap">{line.quantity}</td>
              <td className="py-1.5 pr-2 text-right whitespace-nowrap">{line.price}</td>
              <td className="py-1.5 text-right whitespace-nowrap">{line.sum}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-4 flex justify-between gap-4 text-h3">
        <span>{total.term}</span>
        <span className="whitespace-nowrap">{total.value}</span>
      </p>
    </article>
  )
}
