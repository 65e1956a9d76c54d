/** A model that never stops talking must not fill the memory of the service. */
class AnswerTooLarge extends Error {}

/** `fetch` that limits the size of the answer and goes only where it was sent: a redirect is an error. */
export function limitFetch(mostBytes: number): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'error' });
    const { status, statusText, headers, body } = response;
    if (body === null) return response;
    if (Number(headers.get('content-length') ?? 0) > mostBytes) {
      await body.cancel();
      throw new AnswerTooLarge(`an answer of more than ${mostBytes} bytes`);
    }
    let seen = 0;
    const counter = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        seen += chunk.byteLength;
        if (seen > mostBytes) throw new AnswerTooLarge(`an answer of more than ${mostBytes} bytes`);
        controller.enqueue(chunk);
      },
    });
    return new Response(body.pipeThrough(counter), { status, statusText, headers });
  };
}
