import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../actions/button/button.tsx'
import { BuyBar } from '../../basket/buy-bar/buy-bar.tsx'
import { SampleMobileBar } from '../../fixtures/sample-mobile-bar.tsx'
import { MobileBar } from './mobile-bar.tsx'

const meta = {
  title: 'Навигация/MobileBar',
  component: MobileBar,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  args: { label: 'Быстрые переходы', children: null },
  render: () => <SampleMobileBar />,
} satisfies Meta<typeof MobileBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const UnderBasketTotal: Story = {
  render: () => (
    <SampleMobileBar
      above={
        <BuyBar place="stacked" sum={'136\u00a0897\u00a0₽'} action={<Button>К доставке</Button>} />
      }
    />
  ),
}

export const BuyBarOfProduct: Story = {
  render: () => (
    <BuyBar
      sum={'1\u00a0284\u00a0500\u00a0₽'}
      note="Курьером 24 ноября"
      action={<Button>В корзину</Button>}
    />
  ),
}
