import { after } from 'node:test';
import { createSimulatedNetwork } from '../../src/payments/networks/simulated-network.ts';
import { createTestDatabase } from '../harness/index.ts';
import { testNetwork } from './conformance.ts';

const { database, close } = await createTestDatabase();
after(close);
const network = createSimulatedNetwork({ database });
const card = (number: string) => ({
  number: Buffer.from(number),
  expiryMonth: '04',
  expiryYear: '2031',
  holder: 'Ada Example',
  cvv: Buffer.from('123'),
});

testNetwork('simulated', () => ({
  network,
  enrolledCard: () => card('4012888888881881'),
  strangeCard: () => card('4242424242424242'),
  authorise: network.authorise,
}));
