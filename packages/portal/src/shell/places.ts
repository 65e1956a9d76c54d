import type { Permission } from '@cartwright/sdk';
import {
  BagIcon,
  BellIcon,
  BookIcon,
  CardIcon,
  ChartIcon,
  GearIcon,
  KeyIcon,
  PeopleIcon,
  PlusIcon,
  RocketIcon,
  SearchIcon,
  ShopIcon,
} from '../display/icons.tsx';

interface Place {
  to: string;
  words: string;
  Icon: typeof BagIcon;
  /** Shown to those who have it. */
  needs?: Permission;
  onlyIn?: 'test';
  isForOperators?: true;
}

/** Where one can go, in groups. */
export const places: readonly { words: string | null; list: readonly Place[] }[] = [
  {
    words: null,
    list: [
      { to: '/orders', words: 'Orders', Icon: BagIcon },
      { to: '/new-order', words: 'Place a test order', Icon: PlusIcon, needs: 'checkout:write', onlyIn: 'test' },
      { to: '/payments', words: 'Payment sessions', Icon: CardIcon },
      { to: '/usage', words: 'Usage', Icon: ChartIcon },
    ],
  },
  {
    words: 'Shops',
    list: [
      { to: '/catalog', words: 'Catalog', Icon: SearchIcon },
      { to: '/merchants', words: 'Merchants', Icon: ShopIcon },
      { to: '/teaching', words: 'Teach the agent', Icon: BookIcon, onlyIn: 'test', isForOperators: true },
    ],
  },
  {
    words: 'Developers',
    list: [
      { to: '/keys', words: 'API keys', Icon: KeyIcon },
      { to: '/webhooks', words: 'Webhooks', Icon: BellIcon },
      { to: '/reference', words: 'API reference', Icon: BookIcon },
    ],
  },
  {
    words: 'Account',
    list: [
      { to: '/members', words: 'Members', Icon: PeopleIcon },
      { to: '/go-live', words: 'Go live', Icon: RocketIcon },
      { to: '/settings', words: 'Settings', Icon: GearIcon },
    ],
  },
];
