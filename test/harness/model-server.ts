import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the played model does with one request. */
export type ModelTurn =
  | { say: string; inputTokens?: number; outputTokens?: number; stop?: string }
  | { callTool: string; input: unknown }
  | { status: number; headers?: Record<string, string>; body?: string }
  | { raw: string; contentType?: string }
  | { flood: true }
  | { hang: true };

export interface ModelRequest {
  path: string;
  headers: http.IncomingHttpHeaders;
  body: string;
}

export interface ModelServer {
  url: string;
  requests: ModelRequest[];
  close(): Promise<void>;
}

/** A local server that plays a model in the wire formats of OpenAI-compatible and Anthropic endpoints. */
export async function startModelServer(play: (request: ModelRequest, nth: number) => ModelTurn): Promise<ModelServer> {
  const requests: ModelRequest[] = [];
  const server = http.createServer(async (incoming, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString();
    const request = { path: incoming.url ?? '', headers: incoming.headers, body };
    requests.push(request);
    perform(response, play(request, requests.length), request);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

function perform(response: http.ServerResponse, turn: ModelTurn, request: ModelRequest): void {
  if ('hang' in turn) return;
  if ('flood' in turn) {
    flood(response);
    return;
  }
  if ('raw' in turn) {
    response.writeHead(200, { 'content-type': turn.contentType ?? 'application/json' }).end(turn.raw);
  } else if ('status' in turn) {
    response.writeHead(turn.status, { 'content-type': 'application/json', ...turn.headers }).end(turn.body ?? '{}');
  } else {
    const answer = request.path.endsWith('/messages') ? anthropicAnswer(turn, request) : openAiAnswer(turn);
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  }
}

function flood(response: http.ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.write('{"choices":[{"message":{"role":"assistant","content":"');
  const chunk = 'a'.repeat(64 * 1024);
  const pour = () => {
    while (!response.destroyed && response.write(chunk));
  };
  response.on('drain', pour);
  pour();
}

type Spoken = Extract<ModelTurn, { say: string }> | Extract<ModelTurn, { callTool: string }>;

function openAiAnswer(turn: Spoken) {
  const message =
    'say' in turn
      ? { role: 'assistant', content: turn.say }
      : {
          role: 'assistant',
          content: null,
          tool_calls: [
            {
              id: 'call_1',
              type: 'function',
              function: { name: turn.callTool, arguments: JSON.stringify(turn.input) },
            },
          ],
        };
  const input = 'say' in turn ? (turn.inputTokens ?? 321) : 321;
  const output = 'say' in turn ? (turn.outputTokens ?? 7) : 7;
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1,
    model: 'played',
    choices: [{ index: 0, message, finish_reason: 'say' in turn ? (turn.stop ?? 'stop') : 'tool_calls' }],
    usage: { prompt_tokens: input, completion_tokens: output, total_tokens: input + output },
  };
}

/** When its answer is requested as tool input, such a model answers that way, unless its text is not JSON. */
function anthropicAnswer(turn: Spoken, request: ModelRequest) {
  const tools = (JSON.parse(request.body) as { tools?: { name: string }[] }).tools ?? [];
  const json = 'say' in turn ? parse(turn.say) : undefined;
  const content =
    'say' in turn
      ? tools[0] && json !== undefined
        ? [{ type: 'tool_use', id: 'toolu_1', name: tools[0].name, input: json }]
        : [{ type: 'text', text: turn.say }]
      : [{ type: 'tool_use', id: 'toolu_1', name: turn.callTool, input: turn.input }];
  return {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: 'played',
    content,
    stop_reason:
      'say' in turn ? (turn.stop ?? (content[0]?.type === 'tool_use' ? 'tool_use' : 'end_turn')) : 'tool_use',
    stop_sequence: null,
    usage: {
      input_tokens: 'say' in turn ? (turn.inputTokens ?? 321) : 321,
      output_tokens: 'say' in turn ? (turn.outputTokens ?? 7) : 7,
    },
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
