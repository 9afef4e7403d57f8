import type { Page } from '@playwright/test';

const resume = `<!doctype html><html lang="de"><title>Lebenslauf</title>
<h1>Paula Reyes</h1>
<p>Hauptstraße 5, 10115 Berlin · paula.reyes@example.com · +49 30 12345678</p>
<h2>Berufserfahrung</h2>
<h3>Teamleiterin Logistik, Nordlicht Handel GmbH</h3><p>03/2020 – heute</p>
<ul>
<li>Leitung eines Teams von 12 Personen im Zentrallager Hamburg mit eigener Verantwortung für das Budget</li>
<li>Senkung der Lagerkosten um 18 % durch die Einführung von SAP EWM und neue Abläufe im Wareneingang</li>
<li>Verantwortlich für die Planung der Touren und die Abstimmung mit drei Speditionen in Norddeutschland</li>
<li>Einarbeitung von 25 neuen Kolleginnen und Kollegen in die Abläufe des Lagers</li>
</ul>
<h3>Sachbearbeiterin Einkauf, Elbe Technik AG</h3><p>09/2016 – 02/2020</p>
<ul>
<li>Betreuung von 40 Lieferanten in sechs Ländern und Verhandlung der jährlichen Rahmenverträge</li>
<li>Verkürzung der Lieferzeiten um 9 Tage durch eine neue Bestellplanung in Excel und SAP MM</li>
<li>Erstellung der monatlichen Berichte für die Geschäftsleitung und den Vertrieb</li>
</ul>
<h2>Ausbildung</h2>
<p>Bachelor Betriebswirtschaft, Universität Hamburg</p><p>10/2012 – 07/2016</p>
<h2>Kenntnisse</h2>
<p>SAP EWM, SAP MM, Excel, Power BI, Lagerverwaltung, Einkauf, Projektleitung, Englisch fließend</p>
</html>`;

/** A resume in German as a browser prints it. */
export const resumePdf = async (page: Page): Promise<Buffer> => {
  await page.setContent(resume);
  return page.pdf({ format: 'A4' });
};
