import { parseChoice } from '@svetlitsa/shell/search-params/parse-choice'
import { parseText } from '@svetlitsa/shell/search-params/parse-text'
import { createFileRoute } from '@tanstack/react-router'
import { StaffOrLogin } from '../../../access/staff-or-login.tsx'
import { BoxLabels } from '../../../features/waybill/box-labels.tsx'
import { WaybillScreen } from '../../../features/waybill/waybill-screen.tsx'

export const Route = createFileRoute('/stock/check_waybill/')({
  component: CheckWaybill,
  validateSearch: ({ number, view }) => ({
    number: parseText(number, 40),
    view: parseChoice(['labels'], view),
  }),
})

function CheckWaybill() {
  const { number = '', view } = Route.useSearch()
  return (
    <StaffOrLogin>
      {({ name }) =>
        view === 'labels' ? (
          <BoxLabels number={number} />
        ) : (
          <WaybillScreen key={number} userName={name} number={number} />
        )
      }
    </StaffOrLogin>
  )
}
