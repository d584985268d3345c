import type { Meta, StoryObj } from '@storybook/react-vite'
import { RotateCcw, Store, Truck } from 'lucide'
import { TextLink } from '../../actions/text-link/text-link.tsx'
import { BuyColumn } from '../../fixtures/columns.tsx'
import { Icon } from '../../media/icon/icon.tsx'
import { DeliveryLine, DeliveryLines } from './delivery-line.tsx'

const meta = {
  title: 'Товар/DeliveryLines',
  component: DeliveryLines,
  args: {
    children: (
      <>
        <DeliveryLine icon={<Icon iconNode={Truck} />} title="Курьером 24 ноября" price="990 ₽">
          <TextLink href="/region-links/">Москва</TextLink>, с выбором времени. Подъём на лифте 900
          ₽, сборка 5 199 ₽
        </DeliveryLine>
        <DeliveryLine
          icon={<Icon iconNode={Store} />}
          title="Заберите сегодня"
          price="бесплатно"
          free
        >
          Есть в 4 магазинах, ближний — <TextLink href="#stores">Варшавское ш., 97</TextLink>
        </DeliveryLine>
        <DeliveryLine icon={<Icon iconNode={RotateCcw} />} title="Возврат 14 дней">
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
