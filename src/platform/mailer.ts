import { createTransport } from 'nodemailer';

/** Sends plain text. It knows nothing about the contents. */
export interface Mailer {
  send(mail: { to: string; subject: string; text: string }): Promise<void>;
  close(): void;
}

const PATIENCE_MS = 10_000;

export function createMailer(input: { url: string; from: string }): Mailer {
  const transport = createTransport(
    {
      url: input.url,
      connectionTimeout: PATIENCE_MS,
      greetingTimeout: PATIENCE_MS,
      socketTimeout: PATIENCE_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from: input.from },
  );
  return {
    async send({ to, subject, text }) {
      await transport.sendMail({ to, subject, text });
    },
    close: () => transport.close(),
  };
}
