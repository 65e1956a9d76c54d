import { html, type Markup } from '../../markup.ts';
import { page } from '../../reply.ts';

const twoDecimals = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

export const dollars = (cents: number): string => `$${twoDecimals.format(cents / 100)}`;

export function layout(title: string, body: Markup, status = 200) {
  return page(
    html`<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN">
<html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8">
<title>${title} - Harlan &amp; Pike Hardware</title>
<link rel="stylesheet" type="text/css" href="/store/style.css"></head>
<body bgcolor="#EFE9DC"><center><table class="frame" width="820" cellspacing="0" cellpadding="0" border="0">
<tr><td class="masthead"><a href="/"><b>Harlan &amp; Pike</b></a><br><i>Tools &amp; Housewares by Mail since 1921</i></td>
<td class="masthead" align="right"><font size="2">Questions? Call 1-800-555-0142<br>Mon-Fri 8 to 5 Central</font></td></tr>
<tr><td class="navbar" colspan="2"><a href="/">Store Front</a> | <a href="/store/basket.cgi">View Basket</a> |
<a href="/store/orderstatus.cgi">Order Status</a> | <a href="/store/help.html">Shipping &amp; Returns</a></td></tr>
<tr><td class="content" colspan="2">${body}</td></tr>
<tr><td class="footer" colspan="2" align="center">Prices in US dollars. &copy; 1998-2026 Harlan &amp; Pike Hardware Co., Galena, Illinois</td></tr>
</table></center></body></html>`,
    status,
  );
}

export const problemBox = (problems: string[]) =>
  problems.length > 0 &&
  html`<table class="problem" width="100%" cellpadding="6"><tr><td><font color="#990000"><b>Please correct the following:</b>
<ul>${problems.map((problem) => html`<li>${problem}</li>`)}</ul></font></td></tr></table>`;

export const stylesheet = `
body, td { font-family: Verdana, Geneva, "DejaVu Sans", sans-serif; font-size: 12px; color: #33291c }
a { color: #7a2e12 } h1 { font: bold 20px Georgia, "DejaVu Serif", serif; color: #54240f; margin: 4px 0 14px }
.frame { background: #fffdf7; border: 1px solid #b9a98a; margin: 12px 0 }
.masthead { background: #54240f; color: #f3e6cf; padding: 16px 20px } .masthead a { color: #fff; font: bold 28px Georgia, serif; text-decoration: none }
.navbar { background: #d9c9a5; padding: 7px 20px; border-bottom: 1px solid #b9a98a } .content { padding: 18px 20px; height: 380px; vertical-align: top }
.footer { border-top: 1px solid #d9c9a5; padding: 12px; font-size: 10px; color: #7d705a }
.grid th { background: #e9dfc6; text-align: left; padding: 6px } .grid td { padding: 6px; border-bottom: 1px solid #ece4d2 }
.grid { border: 1px solid #d9c9a5 } .problem { background: #fdeee8; border: 1px solid #cc8a78; margin-bottom: 12px }
.price { font-weight: bold; color: #7a2e12; font-size: 16px } .small { font-size: 10px; color: #7d705a }
.formtable td { padding: 3px 6px } .formtable .l { text-align: right; width: 190px } .req { color: #c00 }
.btn { background: #7a2e12; color: #fff; border: 2px outset #a4553a; font: bold 12px Verdana, sans-serif; padding: 4px 14px; cursor: pointer }
.btn2 { background: #efe5cc; border: 2px outset #fff; font: 12px Verdana, sans-serif; padding: 3px 10px; cursor: pointer }
.steps { color: #9c8d72; margin-bottom: 12px } .steps b { color: #54240f }
`;
