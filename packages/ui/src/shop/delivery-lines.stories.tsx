import type { Meta, StoryObj } from '@storybook/react-vite'
import { RotateCcw, Store, Truck } from 'lucide'
import { Icon } from '../primitives/icon.tsx'
import { TextLink } from '../primitives/text-link.tsx'
import { DeliveryLine } from './delivery-line.tsx'
import { DeliveryLines } from './delivery-lines.tsx'
import { BuyColumn } from './fixtures/columns.tsx'

const meta = {
  title: 'Shop/DeliveryLines',
  component: DeliveryLines,
  args: {
    children: (
      <>
        <DeliveryLine icon={<Icon of={Truck} />} title="Курьером 24 ноября" price="990 ₽">
          <TextLink href="/region-links/">Москва</TextLink>, с выбором времени. Подъём на лифте 900
          ₽, сборка 5 199 ₽
        </DeliveryLine>
        <DeliveryLine icon={<Icon of={Store} />} title="Заберите сегодня" price="бесплатно" free>
          Есть в 4 магазинах, ближний — <TextLink href="#stores">Варшавское ш., 97</TextLink>
        </DeliveryLine>
        <DeliveryLine icon={<Icon of={RotateCcw} />} title="Возврат 14 дней">
          Гарантия 24 месяца
        </DeliveryLine>
      </>
    ),
  },
  decorators: [(Story) => <BuyColumn>{Story()}</BuyColumn>],
} satisfies Meta<typeof DeliveryLines>

export default meta
type Story = StoryObj<typeof meta>

export const OfProduct: Story = {}
